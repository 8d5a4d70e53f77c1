import { cancellationNotesPaths } from "./cancellation-notes.paths.ts"
import { walkPaths } from "./walk-paths.ts"
import { test } from "../test.ts"

test("paths of cancellationNotes", ({ contexts }) => walkPaths(contexts, cancellationNotesPaths))
