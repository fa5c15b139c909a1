### Sentences about tests: what is asked of which parts. Loaded with their panel.

title = Проверки
add = Добавить
files = Файл
open = Импортировать проверки из файла…
save = Сохранить проверки в файл
edit = Изменить
editTitle = Изменить проверку «{ $name }»
duplicate = Скопировать проверку «{ $name }»
remove = Удалить проверку «{ $name }»
removed = Проверка «{ $name }» удалена вместе с её коллизиями. Отмена вернёт и то и другое.
show = Показать только коллизии проверки «{ $name }»
looking = Проверки выполняются…
noClash = нет коллизий
leftOut = { $n } исключено
undecided = { $n } не решено
firstName = новая проверка

kinds_interference = детали пересекаются
kinds_clearance = детали ближе, чем
kinds_contact = детали касаются друг друга
kinds_duplicates = детали дважды на одном месте

kindNames_interference = Пересечение
kindNames_contact = Касание
kindNames_duplicates = Дубликаты
kindNames_clearance = Зазор { $distance }
tolerated = допуск { $tolerance }
set_all = все детали
set_nothing = ничего
set_name = «{ $name }»
set_colour = детали цвета { $colour }
set_layer = слои «{ $layer }»
set_not = все, кроме: { $set }
set_or = { " или " }
set_and = { " и " }
set_bracketed = ({ $set })
set_andMore = { $names } и ещё { $n }
rule_approved = пары, одобренные в другой проверке, если не глубже
rule_meeting = пары, которые касаются или сталкиваются
rule_sameAssembly = пары одной подсборки
rule_fasteners = «{ $name }» в том, что они скрепляют
rule_fastenersUpTo = «{ $name }» в том, что они скрепляют, не глубже { $depth }
rule_fits = { $set } в соосных отверстиях
rule_fitsUpTo = { $set } в соосных отверстиях, натяг до { $size }
without = исключены: { $rules }
empty = В наборе { $side } нет деталей: { $set }.

form_new = Новая проверка
form_change = Изменить проверку «{ $name }»
form_name = Имя
form_kind = Коллизия – это
form_distance = Расстояние
form_tolerance = Допуск
form_toleranceTitle = Перекрытия не глубже этого и зазоры, которых не хватает не больше чем на это, не считаются
form_undecided = а также нерешённые пары

form_sides_a = A, один набор
form_sides_b = B, другой набор

form_rules = Исключено
form_addRule = исключить…
form_removeRule = Убрать это исключение
form_save = Сохранить
form_cancel = Отмена
form_wrong = Сначала исправьте отмеченное.

ruleNames_sameAssembly = детали одной подсборки
ruleNames_fasteners = крепёж в том, что он скрепляет
ruleNames_fits = прессовые посадки до заданного натяга
ruleNames_threads = резьба и крепёж в своих отверстиях
ruleNames_pairs = пары двух наборов
ruleNames_approved = пары, одобренные в другой проверке
ruleNames_meeting = пары, которые касаются или сталкиваются

ruleTitles_approved = Пока они не глубже, чем были тогда
ruleTitles_meeting = Пары, которые пересекаются, касаются или не решены. Для проверки зазора рядом с проверкой пересечений

level = в
innermost = самой внутренней сборке
levelOf =
    { $level ->
        [1] самой внешней сборке
       *[other] сборке уровня { $level }
    }

fastener_name = Имена крепежа
fastener_held = Скрепляемые детали
fastener_upTo = Наибольшая глубина
fastener_anyDepth = любая глубина

fit_heading = валы в соосных отверстиях
fit_upTo = Наибольший натяг
fit_upToTitle = Диаметр вала минус диаметр отверстия. Пары, которые глубже в других местах, считаются
fit_any = любой
fit_shaft = Детали с валом

sets_all = все детали
sets_name = детали с именем
sets_tree = группа дерева
sets_colour = детали одного цвета
sets_layer = детали в слоях с именем
sets_parts = выбранные детали
sets_anyOf = любое из этих
sets_allOf = все эти условия
sets_not = все, кроме

kindOfSet = { $label }: какие детали
pattern = * заменяет любые знаки, ? – один
take = Использовать выбранное
takeTitle = Именно те детали, что выбраны сейчас
nothingSelected = Выберите детали на рисунке или в дереве, затем используйте их здесь.
parts =
    { $n ->
        [one] { $n } деталь
        [few] { $n } детали
       *[many] { $n } деталей
    }
select = Выбрать их

noPart_name = Деталей с именем «{ $pattern }» нет: * заменяет любые знаки, ? – один.
noPart_other = В этом наборе нет деталей.

addSet = Добавить набор
removeSet = Убрать этот набор
