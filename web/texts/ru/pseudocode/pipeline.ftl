pipeline_begin = A и каналы B: элементы, оболочки A′ и B′, охватывающие сферы P, R
pipeline_rank = сравнить сферу A со сферой каждого канала: gap = |P_A − P_B| − R_A − R_B
pipeline_centres = как опубликовано, если gap > 0: ответ для него |P_A − P_B|
pipeline_stop = до доказательства: брать каналы по величине gap; конец, когда gap ≥ best
pipeline_hulls = r ← расстояние между A′ и B′
pipeline_threshold = как опубликовано, если r > ε: ответ для него r
pipeline_attained = до доказательства, если обе ближайшие точки на элементах: best ← min(best, r)
pipeline_releaseA = как опубликовано: оставить каждый Aᵢ, у которого r(Aᵢ, B′) ≤ ε
pipeline_releaseB = оставить каждый Bⱼ, у которого r(Bⱼ, A′) ≤ ε
pipeline_pairs = для каждой оставшейся пары: r(Aᵢ, Bⱼ)
pipeline_answer = вернуть наименьший из ответов
pipeline_open = до доказательства: open ← { "{" }(A′, B′){ "}" }; взять пару с наименьшей нижней границей
pipeline_best = если в ней оболочка: заменить её элементами; иначе best ← min(best, r(Aᵢ, Bⱼ))
pipeline_closed = пока наименьшая нижняя граница < best; вернуть best, это доказано
pipeline_stages = сосчитать, что сравнила каждая ступень
pipeline_sizes = снова, с более мелкими элементами
