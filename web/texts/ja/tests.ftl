### Sentences about tests: what is asked of which parts. Loaded with their panel.

title = 検査
add = 検査を追加
files = ファイル
open = 検査をファイルから取り込む…
save = 検査をファイルに保存
edit = 変更
editTitle = 検査「{ $name }」を変更
duplicate = 検査「{ $name }」を複製
remove = 検査「{ $name }」を取り除く
removed = 検査「{ $name }」を、その干渉とともに取り除きました。元に戻すと両方が戻ります。
show = 「{ $name }」の干渉だけを一覧にする
looking = 検査中…
noClash = 干渉なし
leftOut = 除外 { $n } 組
undecided = 未確定 { $n } 組
firstName = 新しい検査

kinds_interference = 干渉する部品
kinds_clearance = 次の距離より近い部品
kinds_contact = 接触する部品
kinds_duplicates = 同じ位置に重複する部品

kindNames_interference = 干渉
kindNames_contact = 接触
kindNames_duplicates = 重複
kindNames_clearance = すきま { $distance }
tolerated = 許容差 { $tolerance }
set_all = すべての部品
set_nothing = なし
set_name = 「{ $name }」
set_colour = { $colour } の部品
set_layer = レイヤー「{ $layer }」
set_not = { $set } 以外
set_or = { " または " }
set_and = { " かつ " }
set_bracketed = （{ $set }）
set_andMore = { $names }、ほか { $n } 個
rule_approved = ほかの検査で承認済みで、深くなっていない組
rule_meeting = 接触または衝突する組
rule_sameAssembly = 同じサブアセンブリの組
rule_fasteners = 「{ $name }」と留める相手
rule_fastenersUpTo = 「{ $name }」と留める相手（深さ { $depth } まで）
rule_fits = 同軸の穴に入る { $set }
rule_fitsUpTo = 同軸の穴に入る { $set }（しめしろ { $size } まで）
without = 除外：{ $rules }
empty = { $side } に当たる部品がありません：{ $set }。

form_new = 新しい検査
form_change = 検査「{ $name }」を変更
form_name = 名前
form_kind = 干渉とするもの
form_distance = 距離
form_tolerance = 許容差
form_toleranceTitle = これ以下の深さの重なりと、不足がこれ以下のすきまは、数えません
form_undecided = 未確定の組も

form_sides_a = A：一方の集合
form_sides_b = B：他方の集合

form_rules = 除外
form_addRule = 除外するもの…
form_removeRule = この除外を取り消す
form_save = 検査を保存
form_cancel = 中止
form_wrong = 先に、印の付いたところを直してください。

ruleNames_sameAssembly = 同じサブアセンブリの部品
ruleNames_fasteners = 締結部品と留める相手
ruleNames_fits = しめしろが上限以下の圧入
ruleNames_threads = 穴に入るねじや締結部品
ruleNames_pairs = 2つの集合の組
ruleNames_approved = 別の検査で承認済みの組
ruleNames_meeting = 接触または衝突する組

ruleTitles_approved = 承認したときより深くないかぎり
ruleTitles_meeting = 干渉、接触、未確定の組です。干渉の検査と並べて行うすきまの検査に使います

level = 範囲
innermost = 最も内側のアセンブリ
levelOf =
    { $level ->
        [1] 最も外側のアセンブリ
       *[other] 第 { $level } 段のアセンブリ
    }

fastener_name = その名前
fastener_held = 留める相手
fastener_upTo = 深さの上限
fastener_anyDepth = どの深さでも

fit_heading = 同軸の穴に入る軸
fit_upTo = しめしろの上限
fit_upToTitle = 軸の直径から穴の直径を引いた値です。ほかの場所でより深い組は数えます
fit_any = 上限なし
fit_shaft = 軸のある部品

sets_all = すべての部品
sets_name = 名前で選ぶ部品
sets_tree = ツリーのグループ
sets_colour = 色で選ぶ部品
sets_layer = レイヤー名で選ぶ部品
sets_parts = 選んだ部品
sets_anyOf = 次のいずれか
sets_allOf = 次のすべて
sets_not = 次以外

kindOfSet = { $label }：どの部品か
pattern = * は任意の文字列、? は1文字を表します
take = 選択を使う
takeTitle = 今選択している部品だけ
nothingSelected = 図かツリーで部品を選択してから、ここで使ってください。
parts = 部品 { $n } 個
select = 選択する

noPart_name = 「{ $pattern }」という名前の部品はありません。* は任意の文字列、? は1文字を表します。
noPart_other = この集合に当たる部品はありません。

addSet = 集合を追加
removeSet = この集合を取り除く
