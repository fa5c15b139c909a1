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
