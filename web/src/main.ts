import "./ui/style/page.css";
import "./engine/trusted";
import { App } from "./app";
import { publish } from "./automation/publish";
import { installServiceWorker } from "./offline/register";
import { build } from "./page";
import { inLanguage } from "./ui/language-menu";
import { part } from "./ui/mount";
import { announceUpdate } from "./ui/update";
import { removeStartMessage, whenStylesLoaded } from "./ui/wait-for-styles";

/** Returns the threads that the address asks for: `?single` (or `?threads=0`) uses the build without shared memory, `?threads=N` starts N threads. */
function requestedThreads(): "auto" | "single" | number {
  const query = new URLSearchParams(location.search);
  const threads = Number.parseInt(query.get("threads") ?? "", 10);
  if (query.has("single") || threads === 0) return "single";
  return Number.isNaN(threads) ? "auto" : Math.min(threads, 64);
}

whenStylesLoaded(() => {
  const app = new App(part("stage"), requestedThreads());
  // The engine starts first, so that it compiles while the panels are built.
  app.start();
  publish(app);
  void inLanguage(() => {
    build(app);
    removeStartMessage();
  });
  installServiceWorker(app.idle(), import.meta.url, announceUpdate);
});
