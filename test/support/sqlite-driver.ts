import { readSqliteDriver } from "../../src/platform/config.ts";
import { useDriver } from "../../src/store/sqlite/driver/driver.ts";

// Every test opens its databases by the driver that the environment names, as the program does.
useDriver(readSqliteDriver({}));
