### Sentences about how files are opened.

open_andMore = { $name } и ещё { DIGITS($n) }
open_kernelHas = Ядро САПР: { BYTES($memory) }
open_kernelTook = Ядро САПР заняло { BYTES($memory) } памяти и вернуло её.
open_accuracy = Точность STEP
open_bySize = по размеру
open_accuracyWhy = Наибольшее расстояние между кривыми поверхностями и их треугольниками у файлов STEP, открываемых далее. По размеру: одна пятитысячная самой большой детали, а у поверхностей свободной формы, которым нужно слишком много треугольников, – больше.
open_notAnAccuracy = «{ $typed }» – не точность: нужна длина больше 0, например 0.01 mm.
