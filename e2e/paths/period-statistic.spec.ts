import { walkPaths } from "./walk-paths.ts"
import { periodStatisticPaths } from "./period-statistic.paths.ts"
import { test } from "../test.ts"

test("paths of periodStatistic", ({ contexts }) => walkPaths(contexts, periodStatisticPaths))
