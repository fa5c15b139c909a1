### Words of the scenes that come with the page. What is told of a scene in English stands in its own file, `public/scenes/NAME.json`, as its description.

scenes_reducer-faulty_name = 歯車減速機（誤りあり）
scenes_reducer-faulty_about = 50 部品。設計どおりに接する数十の組の中に、本当に干渉する 4 組があります
scenes_reducer-faulty_told = 同じ減速機に 3 つの誤りを入れたものです。長すぎるボルト、ハウジングの両半分に対して大きすぎる軸受の輪、近すぎる歯車。4 組の部品が干渉します。

scenes_reducer_name = 歯車減速機
scenes_reducer_about = 同じ減速機の設計どおりの姿。干渉はありません
scenes_reducer_told = 設計どおりの、50 部品の平歯車減速機です。多くの部品が接し、どれも干渉しません。歯車をハウジングへドラッグすると、どの面が衝突するかがわかります。メッシュは曲面を 0.05 mm まで表すので、穴の中の輪は穴にわずかに食い込みます。それは本当の干渉とは区別して示されます。

scenes_so101_name = SO-101 ロボットアーム
scenes_so101_about = 17 部品、398 884 三角形。製作者が公開したとおりの形です (6 MB、一度開くとオフラインでも使えます)
scenes_so101_told = 17 部品、398 884 三角形のアセンブリとしてのロボットアームです。19 組の部品が 22 033 組の三角形で接しており、厳密な算術で数えました。多くは面と面でボルト留めされています。モデル：TheRobotStudio、SO-ARM100、Apache-2.0。

scenes_robot-cell_name = ロボットセル
scenes_robot-cell_about = コンベヤの上の 2 台のロボットと、両者がぶつかる教示動作
scenes_robot-cell_told = コンベヤの上の 2 台のロボットと、10 秒の教示動作です。検査してみてください。どこかで腕と箱と治具が近づきすぎます。姿勢を一つ動かして、もう一度検査してください。

scenes_spheres_name = 2 つの球
scenes_spheres_about = それぞれ 3 968 三角形。古典的な測定の例です
scenes_spheres_told = 北村の報告 TR-C-0126 のベンチマークです。3 968 三角形の球 2 つを、120 組の三角形が交わるまで押し込んであります。片方を引き離して、すきまを見てください。

scenes_linked-tori_name = つながった輪
scenes_linked-tori_about = 引き離せない 2 つの輪
scenes_linked-tori_told = 32 000 三角形の輪が 2 つ、一方が他方を通り、接していません。凸包は重なるので、どれだけ離れているかはメッシュそのものからしかわかりません。

scenes_thin-plate_name = 薄い板
scenes_thin-plate_about = 刃をドラッグして通すと、2つの位置の間の衝突も見つかります
scenes_thin-plate_told = 刃を好きな速さで板の向こうへドラッグしてください。2 つの位置のあいだに起こることも調べられ、最初に接した瞬間が図に残ります。

scenes_face-constraints_name = 吸着する立方体
scenes_face-constraints_about = 動かせる立方体と机と 2 つの壁。面が引き寄せ、放します
scenes_face-constraints_told = ドラッグの方法を「吸着」にして、立方体を机に近づけてください。面に引き寄せられ、面に沿ってすべり、2 つ目の面として壁をとらえ、強く引けば離れます。「停止」では、当たったものに沿ってすべります。

scenes_box-in-box_name = 箱の中の箱
scenes_box-in-box_about = 面はどこも交わらないのに、干渉しています
scenes_box-in-box_told = 面に共通の点はありませんが、小さい箱は大きい箱の材料がある所にあります。面だけで判定すれば離れていますが、これは干渉です。
