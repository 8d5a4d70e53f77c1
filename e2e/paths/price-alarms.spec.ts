import { priceAlarmsPaths } from "./price-alarms.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of priceAlarms", ({ contexts }) => walkPaths(contexts, priceAlarmsPaths))
