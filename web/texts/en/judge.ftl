### Words of the judge, the page where a learner writes a function and the engine finds where it is wrong.

lead = Write a function in JavaScript. The engine compares it with its own exact answers for hundreds of pairs of convex polygons, and shows a simple pair for which your function is wrong.
rule-intersects = intersects(a, b) returns true if the polygons have a point in common, even if they only touch; otherwise false.
rule-distance = distance(a, b) returns the distance of the closest points; 0 if the polygons have a point in common. The answer may differ by a billionth of the distance, or by 1e-9 below 1.
rule-polygons = A polygon is an array of corners [x, y], counter-clockwise. All coordinates are whole numbers, and every corner turns left.
rule-bounds = The code runs in an interpreter without access to the page or the network. For each pair it may take { $jumps } jumps: each loop round, condition and call is one or more. All pairs together may take { $megabytes } MB of memory.
rule-stored = The code is kept only in this browser.
code = Your code
codeOf = Your code: { $name }(a, b)
starters = Start from faulty code:
starter-boxes = Bounding boxes only
starter-axes = Axes of A only
starter-corners = Corners only
starter-edges = No overlap test
replaced = The code was replaced.
undo = Undo
run = Judge my code
stop = Stop
keys = Ctrl + Enter
verdict = Result
none = Your code has not been judged yet.
running = The engine compares…
passed =
    { $n ->
        [one] Your function is right for the one pair that was tried.
       *[other] Your function is right for all { $n } pairs.
    }
noProof = No failing pair was found. That is no proof that there is none.
failed = Your function is wrong for the pair in the picture.
picture = The polygons A and B, and the closest points that the engine found.
pictureCommon = The polygons A and B, and a point that they have in common.
yours = Your answer
noAnswer = none
engines = The engine’s answer
apart = (the distance is { $distance })
call = The call, to copy:
simplified =
    { $n ->
        [one] The pair was found in { $n } comparison, and then simplified step by step while the answer stayed wrong.
       *[other] The pair was found in { $n } comparisons, and then simplified step by step while the answer stayed wrong.
    }
notSimplified =
    { $n ->
        [one] The pair was found in { $n } comparison. No step simplified it.
       *[other] The pair was found in { $n } comparisons. No step simplified it.
    }
outdated = You have changed the code since.
notNumber = NaN is not a number. Often 0 was divided by 0, or a value was undefined.
wanted-intersects = The answer must be true or false.
wanted-distance = The answer must be a number.
fault-syntax = The code cannot be read: it has a syntax error.
fault-missing = The code has no function named { $name }.
fault-thrown = Your code threw an error.
fault-steps = Your code was stopped after more than { $jumps } jumps: loop rounds, conditions and calls. It may loop forever.
fault-memory = Your code needs more than { $megabytes } MB of memory.
fault-stack = Your code calls itself too deeply. It may never return.
line = Go to line { $line }
lineOfFunction = Go to the function at line { $line }
slow = Your code took longer than { $seconds } seconds and was stopped.
unavailable = There is no result: a part of the page failed or could not be loaded. Judge again.
museum = Failure museum
museumLead = Libraries had these faults; their public reports tell them. The code here is written anew, with the same fault, for polygons in the plane.
judgeExhibit = Judge this fault
exhibit-inside = Only outlines count
told-inside = FCL tests whether the surfaces of two meshes meet. It reports a mesh inside another one as free, and its maintainers do not expect that to change.
exhibit-unset = A number means “no value yet”
told-unset = In the game engine Crafty, −1 meant that no projection was known yet. A projection of exactly −1 was replaced by the next one, so shapes that overlap could count as apart.
exhibit-tolerance = A tolerance of one
told-tolerance = The library “intersects” took points up to 1 unit from a line as points on it. That may suit pixels; beside a strip 1 unit high, it is as much as the strip.
exhibit-normals = Distance along normals only
told-normals = A report about LiquidFun: the distance of a point from a polygon is measured along the normals of its sides. Beside a corner, that is less than the distance.
exhibit-endless = NaN keeps a loop going
told-endless = A loop of sch-core ended once a comparison was true. No comparison with NaN is ever true, so it ran forever. The mended loop goes on only while a comparison is true.
exhibit-squared = A square against a tolerance
told-squared = FCL compared squared distances with a tolerance for distances. A square below 0.001 is a distance below 0.032, so points that are apart counted as equal.
