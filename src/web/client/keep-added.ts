// A bookmarklet sends its data in the URL fragment, which no server sees. It is stored in this tab until the
// person is signed in and the reading page is shown.
import { keepAdded } from "./added.ts";

const hash = location.hash.slice(1);
location.replace(keepAdded(hash) ? "/add?kept" : hash === "" ? "/add?paste" : "/add?lost");
