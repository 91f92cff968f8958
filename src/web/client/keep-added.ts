// What a bookmarklet brings stands behind the #, which no server sees. It is kept in this browser until the person is
// signed in and the page that reads it is shown.
import { keepAdded } from "./added.ts";

const key = keepAdded(location.hash.slice(1));
location.replace(key === undefined ? "/add?paste" : `/add?kept=${key}`);
