import { cancellationRowPaths } from "./cancellation-row.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of cancellationRow", ({ contexts }) => walkPaths(contexts, cancellationRowPaths))
