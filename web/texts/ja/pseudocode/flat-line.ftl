flat-line_size = 小さいほうから順に、大きさ N ごとに：
flat-line_cycle = 各サイクルで H₂ を少し動かし、各方法に尋ねる：
flat-line_plain = 素朴：GJK 法、サポート点ごとにすべての頂点を調べる
flat-line_one = 方法1：「追跡」、近く = 前回の点のまわりの多角形の上
flat-line_two = 方法2：「追跡」、近く = 前回の点のまわりの三角形の上
flat-line_climbing = 山登り：前回の単体から GJK 法、サポート点ごとに辺を伝って登る
flat-line_compare = 方法1と2の距離は、厳密な「山登り」の距離と同じか？
flat-line_track = 追跡：C ← 前回の最近点を挟んでいた頂点の近くの頂点
flat-line_repeat = 繰り返す：
flat-line_search = p, q ← C の頂点だけについての GJK 法の最近点
flat-line_return = p, q が前より近くないか、同じ頂点の間にあれば：その距離を返す
flat-line_next = C ← p, q を挟む頂点の近くの頂点
