import "./style/learn.css";
import { keepForOffline } from "../offline/register";
import { part } from "../ui/mount";
import { LearnApp } from "./app";
import { publish } from "./automation";
import { listenToParent } from "./frame";
import { build } from "./page";

const app = new LearnApp(part("picture"));
// The worker first: it compiles while the panels are built.
app.start();
publish(app);
build(app);
listenToParent(app);
keepForOffline(app.idle());
