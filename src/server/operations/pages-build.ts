import { Effect } from "effect"
import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { projectRoot } from "../project-root.ts"

const manifest = join(projectRoot, "dist/client/.vite/manifest.json")

/**
 * A short identifier of the built pages, equal on all server processes that serve the same build; null without built
 * pages.
 */
export const pagesBuild = Effect.orElseSucceed(
  Effect.map(
    Effect.tryPromise(() => readFile(manifest)),
    (written) => createHash("sha256").update(written).digest("hex").slice(0, 8)
  ),
  () => null
)
