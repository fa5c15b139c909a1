### Sentences about tests: what is asked of which parts. Loaded with their panel.

title = Tests
add = Add test
close = Close the list of tests
files = File
open = Take tests from a file…
save = Save the tests as a file
edit = Change
editTitle = Change the test “{ $name }”
duplicate = Duplicate the test “{ $name }”
remove = Remove the test “{ $name }”
removed = The test “{ $name }” is removed, with its clashes. Undo brings both back.
show = List only clashes of “{ $name }”
looking = Asking the tests…
noClash = no clash
leftOut = { $n } left out
undecided = { $n } undecided
firstName = new test

kinds_interference = parts that interfere
kinds_clearance = parts that are nearer than
kinds_contact = parts that touch
kinds_duplicates = parts in the same place twice

kindNames_interference = Interference
kindNames_contact = Contact
kindNames_duplicates = Duplicates
kindNames_clearance = Clearance { $distance }
tolerated = tolerance { $tolerance }
# A set of parts in words.
set_all = all parts
set_nothing = nothing
set_name = “{ $name }”
set_colour = parts in { $colour }
set_layer = layers “{ $layer }”
set_not = all but { $set }
set_or = { " or " }
set_and = { " and " }
set_bracketed = ({ $set })
set_andMore = { $names } and { $n } more
rule_approved = pairs approved elsewhere, no deeper
rule_meeting = pairs that meet
rule_sameAssembly = pairs of one sub-assembly
rule_fasteners = “{ $name }” in what they hold
rule_fastenersUpTo = “{ $name }” in what they hold, up to { $depth } deep
without = without { $rules }
empty = No part is in { $side }: { $set }.

form_new = New test
form_change = Test “{ $name }”
form_name = Name
form_kind = A clash is
form_distance = Distance
form_tolerance = Tolerance
form_toleranceTitle = What is no deeper, or not nearer by more, than this does not count
form_undecided = pairs of which it cannot be told, too

form_sides_a = A, one set
form_sides_b = B, the other set

form_rules = Left out
form_addRule = leave out…
form_removeRule = Do not leave it out
form_save = Save test
form_cancel = Cancel
form_wrong = Mend what is marked first.

ruleNames_sameAssembly = parts of one sub-assembly
ruleNames_fasteners = fasteners in what they hold
ruleNames_pairs = pairs of two sets
ruleNames_approved = pairs approved in another test
ruleNames_meeting = pairs that meet

ruleTitles_approved = As long as they are no deeper than they were then
ruleTitles_meeting = Pairs that interfere, touch or are undecided: for a clearance test beside one of interference

level = of
innermost = the innermost assembly
levelOf =
    { $level ->
        [1] the outermost assembly
       *[other] the assembly at level { $level }
    }

fastener_name = Their names
fastener_held = What they hold
fastener_upTo = No deeper than
fastener_anyDepth = however deep

sets_all = all parts
sets_name = parts called
sets_tree = a group of the tree
sets_colour = parts of a colour
sets_layer = parts in layers called
sets_parts = chosen parts
sets_anyOf = any of these
sets_allOf = all of these
sets_not = all but

kindOfSet = { $label }: which parts
pattern = * stands for any characters, ? for one
take = Take the selection
takeTitle = Just the parts that are selected now
nothingSelected = Select parts in the picture or the tree, and take them.
parts =
    { $n ->
        [one] { $n } part
       *[other] { $n } parts
    }
select = Select them

noPart_name = No part is called “{ $pattern }”: * stands for any characters, ? for one.
noPart_other = No part is in this set.

addSet = Add a set
removeSet = Take this set away
