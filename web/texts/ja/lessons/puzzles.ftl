### Puzzles: one at the end of each chapter. The engine computes whether a puzzle is solved.

page_puzzle = パズル
page_puzzleNamed = パズル：{ $puzzle }
page_puzzleNow = 現在
page_puzzleGoal = 目標
page_puzzleMet = 達成
page_puzzleNotMet = 未達成
page_puzzleSolved = 解けました
page_puzzleShown = 解の一例
page_puzzleRestart = 最初から
page_puzzleShow = 解を見る
page_puzzleLesson = レッスンに戻る

puzzle_closest-points = GJK が苦労する二つの形
puzzleTask_closest-points = 頂点が少なく、離れているのに、GJK の反復が多くなる二つの凸包を見つけてください。
puzzleWhy_closest-points = 出発点が悪いと、探索は最初もう一方の形と逆を向くので、向きを変えるのに反復を使います。それでも距離は正しく、出発点で変わるのは時間だけです。
puzzle_hierarchical-spheres = 小さい球の木
puzzleTask_hierarchical-spheres = 球の数、検査の数、誤警報の数がどれも少なくなるように、最小の半径と位の間の比を選んでください。
puzzleWhy_hierarchical-spheres = 大きい球は少なくて済みますが、誤警報が増えます。小さい球は多くなります。比が 2 に近いと、位の数も一つの球の子の数も多くならないので、検査は少なくて済みます。
puzzle_colliding-faces = 総当たりより遅く
puzzleTask_colliding-faces = 1サイクルの入れ替えの数が、総当たりの検査の数より多くなるようにしてください。部品12個では66回です。
puzzleWhy_colliding-faces = スイープ・アンド・プルーンが速いのは、サイクルの間の変化が小さいからです。部品が1サイクルで大きく動くと、前の順序はあまり役に立たず、ほぼ一から並べ直すことになります。
puzzle_path-planning = 遠回り
puzzleTask_path-planning = アームが輪に届き、しかも経路のセルが多くなるように、円板を動かしてください。
puzzleWhy_path-planning = 円板の領域が二つの姿勢の間にあるので、経路はそれを回り込むか、小さいセルの狭いすきまを通ります。領域が道をふさぐと、空いたセルだけの経路はなくなります。
puzzle_face-constraints = 縁の外へ
puzzleTask_face-constraints = 立方体は机に保持されています。保持されたまま、縁の外へできるだけ引き出してください。
puzzleWhy_face-constraints = 滑っている間、面は重なりがほとんどなくなるまで離しません。新しく保持するには、もっと大きな重なりが要ります。このヒステリシスがないと、立方体は縁で付いたり離れたりします。
puzzle_flat-contours = 四つとも正解
puzzleTask_flat-contours = 輪郭は重なっています。どの方法でも最初の移動で重なりがなくなるように、B を動かし、回してください。
puzzleWhy_flat-contours = 凸な形どうしのように重なる所では、一方の輪郭の辺がどの方法にも正しい方向を与えます。U の溝の中では、正確な方法だけが出口を見つけます。
puzzle_what-is-ours = 区間を閉じる
puzzleTask_what-is-ours = ブロックが深く入り、しかも深さとほぼ同じ長さの移動で離れるように、姿勢を選んでください。
puzzleWhy_what-is-ours = 深さは、部品を離す最短の移動より大きくなりません。最も深い点を出す最短の移動がほかの点もすべて出すとき、二つは等しくなります。傾いたブロックは複数の場所で引っかかるので、もっと長い移動が要ります。
