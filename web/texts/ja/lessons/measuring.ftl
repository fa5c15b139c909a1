### What is measured by the clock, and work that takes long.

page_range = { $low } から { $high }
page_spread = 時間は繰り返し測定した中央値です。測定の半分は ± の範囲に入ります。
page_noisy = ばらつき大
page_noisyTitle = 測定のばらつきが、比べるものの差より大きくなっています。どちらが速いかは、ここからは言えません。
page_again = もう一度
page_againTitle = 測定し直します
page_working = 計算中…
page_workingShare = 計算中… { $done }{ "\u202F" }%
page_howMuchDone = 進み具合
page_cancel = 中止
page_cancelTitle = 表示中のステップへ戻ります。計算済みのものは残ります（Esc）
