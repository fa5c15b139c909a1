import "./style/learn.css";
import { keepForOffline } from "../offline/register";
import { part } from "../ui/mount";
import { LearnApp } from "./app";
import { publish } from "./automation";
import { publishRoom } from "./experiment/automation";
import { listenToParent } from "./frame";
import { build } from "./page";
import { publishSheet } from "./sheet/automation";

const app = new LearnApp(part("picture"), part("bench-picture"), part("sheet-picture"));
// The worker first: it compiles while the panels are built.
app.start();
publish(app);
publishRoom(app.experiment, () => app.idle());
publishSheet(app.sheet, () => app.idle());
build(app);
listenToParent(app);
keepForOffline(app.idle());
