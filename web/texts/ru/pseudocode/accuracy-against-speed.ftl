accuracy-against-speed_poses = для каждого положения одной детали возле другой:
accuracy-against-speed_truth = truth ← сталкиваются ли грани?
accuracy-against-speed_radius = для каждого наименьшего радиуса rₙ, в √2 раз меньше предыдущего:
accuracy-against-speed_ranks = ранги от сферы вокруг каждой детали до rₙ, с отношением ρ между ними
accuracy-against-speed_models = покрыть обе детали сферами, ранг за рангом
accuracy-against-speed_each = для каждого положения:
accuracy-against-speed_search = hit ← поиск по обеим моделям, вниз только где сферы встречаются, до первой пары наименьших
accuracy-against-speed_alarm = если hit и не truth: ложная тревога; поверхности ближе 4·rₙ
accuracy-against-speed_missed = если truth и не hit: пропущенное касание
accuracy-against-speed_time = среднее число проверок и время одной проверки модели
accuracy-against-speed_ratios = снова с наименьшим rₙ: то же для ρ = 1.4, 2, 2.8 и 4
