import { cancellationPaths } from "./cancellation.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of cancellation", ({ contexts }) => walkPaths(contexts, cancellationPaths))
