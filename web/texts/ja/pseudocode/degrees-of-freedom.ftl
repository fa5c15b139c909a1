degrees-of-freedom_hand = 手が動くたびに、保持している面ごとに：
degrees-of-freedom_slid = 覆われた割合 ≤ しきい値 − H なら：放す
degrees-of-freedom_grip = A ← 覆われている面積。away ← 手が平面から離れている距離
degrees-of-freedom_pulled = away > k √A なら：放す
degrees-of-freedom_repeat = 繰り返す：
degrees-of-freedom_candidates = C ← 近い（発表どおり：衝突した）面の組で、法線が 120° 以上違い、覆われた割合 > しきい値 + H のもの
degrees-of-freedom_attraction = 引力 ← r·C_r + v·C_v。安定な方法では、離れているものほど小さくする
degrees-of-freedom_take = C のうち、新しいことを求める最強のものが捕らえる（安定：そこにじゃまがなければ）。なければ：ループを抜ける
degrees-of-freedom_free = 保持する面がない：部品は手の位置に表示される
degrees-of-freedom_first = 1つめの面：重心を中心に、面が平行になるまで θ だけ回し、それから平面へ動かす
degrees-of-freedom_one = 1つの面が保持する：X = s A + t B、回転は n のまわりだけ：ang = n·ω
degrees-of-freedom_two = 2つの面が保持する：X = s C、両平面の交線に沿って
degrees-of-freedom_three = 3つの面が保持する：X は固定
