### Sentences about tests: what is asked of which parts. Loaded with their panel.

title = Tests
add = Add test
files = File
open = Import tests from a file…
save = Save the tests as a file
edit = Edit
editTitle = Edit the test “{ $name }”
duplicate = Duplicate the test “{ $name }”
remove = Remove the test “{ $name }”
removed = The test “{ $name }” and its clashes were removed. Undo restores both.
show = List only clashes of “{ $name }”
looking = Running the tests…
noClash = no clash
leftOut = { $n } left out
undecided = { $n } undecided
firstName = new test

kinds_interference = parts that interfere
kinds_clearance = parts closer than
kinds_contact = parts that touch
kinds_duplicates = duplicate parts in the same place

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
rule_approved = pairs approved in another test, if no deeper than then
rule_meeting = pairs that touch or collide
rule_sameAssembly = pairs of one sub-assembly
rule_fasteners = “{ $name }” in the parts that they fasten
rule_fastenersUpTo = “{ $name }” in the parts that they fasten, up to { $depth } deep
rule_fits = { $set } in coaxial holes
rule_fitsUpTo = { $set } in coaxial holes, up to { $size } interference
without = without { $rules }
empty = No part is in { $side }: { $set }.

form_new = New test
form_change = Edit test “{ $name }”
form_name = Name
form_kind = A clash is
form_distance = Distance
form_tolerance = Tolerance
form_toleranceTitle = Overlaps no deeper than this, and clearances too small by no more than this, do not count
form_undecided = also undecided pairs

form_sides_a = A, one set
form_sides_b = B, the other set

form_rules = Left out
form_addRule = leave out…
form_removeRule = Remove this exception
form_save = Save test
form_cancel = Cancel
form_wrong = Correct the marked fields first.

ruleNames_sameAssembly = parts of one sub-assembly
ruleNames_fasteners = fasteners in the parts that they fasten
ruleNames_fits = press fits up to an interference
ruleNames_threads = threads and fasteners in their holes
ruleNames_pairs = pairs of two sets
ruleNames_approved = pairs approved in another test
ruleNames_meeting = pairs that touch or collide

ruleTitles_approved = As long as the pairs are no deeper than when they were approved
ruleTitles_meeting = Pairs that interfere, touch or are undecided. Use this exception for a clearance test beside an interference test

level = of
innermost = the innermost assembly
levelOf =
    { $level ->
        [1] the outermost assembly
       *[other] the assembly at level { $level }
    }

fastener_name = Fastener names
fastener_held = Fastened parts
fastener_upTo = Maximum depth
fastener_anyDepth = any depth

fit_heading = shafts in coaxial holes
fit_upTo = Maximum interference
fit_upToTitle = The diameter of the shaft less that of the hole. Pairs that are deeper elsewhere still count
fit_any = any
fit_shaft = Parts with the shaft

sets_all = all parts
sets_name = parts named
sets_tree = a group of the tree
sets_colour = parts of a colour
sets_layer = parts in layers named
sets_parts = selected parts
sets_anyOf = any of these
sets_allOf = all of these
sets_not = all but

kindOfSet = { $label }: which parts
pattern = * matches any characters, ? matches one
take = Use the selection
takeTitle = Exactly the parts that are selected now
nothingSelected = Select parts in the picture or the tree, then use them here.
parts =
    { $n ->
        [one] { $n } part
       *[other] { $n } parts
    }
select = Select them

noPart_name = No part is named “{ $pattern }”: * matches any characters, ? matches one.
noPart_other = No part is in this set.

addSet = Add a set
removeSet = Remove this set
