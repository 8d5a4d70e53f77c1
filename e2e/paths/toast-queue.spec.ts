import { test } from "../test.ts"
import { toastQueuePaths } from "./toast-queue.paths.ts"
import { walkPaths } from "./walk-paths.ts"

test("paths of toastQueue", ({ contexts }) => walkPaths(contexts, toastQueuePaths))
