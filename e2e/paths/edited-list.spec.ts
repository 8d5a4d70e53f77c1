import { editedListPaths } from "./edited-list.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of editedList", ({ contexts }) => walkPaths(contexts, editedListPaths))
