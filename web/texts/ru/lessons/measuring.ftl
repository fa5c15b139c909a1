### What is measured by the clock, and work that takes long.

page_range = от { $low } до { $high }
page_spread = Время – медиана нескольких измерений. Половина измерений лежит в пределах ±.
page_noisy = разброс велик
page_noisyTitle = Измерения различаются между собой сильнее, чем то, что здесь сравнивается. Что быстрее, по ним сказать нельзя.
page_again = Ещё раз
page_againTitle = Измерить заново
page_working = Идёт расчёт…
page_workingShare = Идёт расчёт… { $done }{ "\u202F" }%
page_howMuchDone = Сколько уже сделано
page_cancel = Отмена
page_cancelTitle = Назад к показанному шагу; вычисленное сохранится (Esc)
