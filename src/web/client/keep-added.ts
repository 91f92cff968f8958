// What a bookmarklet brings stands behind the #, which no server sees. It is kept in this tab until the person is
// signed in and the page that reads it is shown.
import { keepAdded } from "./added.ts";

const hash = location.hash.slice(1);
location.replace(keepAdded(hash) ? "/add?kept" : hash === "" ? "/add?paste" : "/add?lost");
