import { walkPaths } from "./walk-paths.ts"
import { recordEditPaths } from "./record-edit.paths.ts"
import { test } from "../test.ts"

test("paths of recordEdit", ({ contexts }) => walkPaths(contexts, recordEditPaths))
