import { rmSync } from "node:fs"
import { join } from "node:path"
import { watchedBuild } from "../../e2e/paths/harness/watched-build.ts"
import { freePort } from "../../tools/child.ts"
import { ensureChromium } from "../../tools/chromium.ts"
import { freshFolder } from "../../tools/fresh-folder.ts"
import { build } from "../test/runners.ts"
import { run } from "../../tools/run-tool.ts"

/** Returns the folder for the screenshots of a path, one for each path. */
export const albumOf = (id: string): string => join("paths", id.replaceAll("/", "-"))

interface Walk {
  /** The title of the page to test; all pages if `undefined`. */
  readonly page?: string | undefined
  /**
   * `sideBySide` tests several pages in parallel, `oneByOne` only one at a time, and `shown` in a visible window for
   * developers.
   */
  readonly manner: "sideBySide" | "oneByOne" | "shown"
  readonly environment: Readonly<Record<string, string>>
}

/** Runs the paths of pages in Chromium against a separate shop; returns whether all of them succeeded. */
export const walkPages = async ({ page, manner, environment }: Walk): Promise<boolean> => {
  if (
    manner === "shown" &&
    process.env["DISPLAY"] === undefined &&
    process.env["WAYLAND_DISPLAY"] === undefined
  ) {
    console.error("--show opens a window, and there is no display: leave it out and look at the pictures.")
    return false
  }
  const chromium = await ensureChromium(manner === "shown" ? "whole" : "shell")
  if (chromium === undefined) return false
  if ((await build(watchedBuild)).failed > 0) return false
  const folder = freshFolder("paths")
  try {
    return await run(
      "playwright",
      [
        "test",
        "--config=playwright.paths.config.ts",
        "--reporter=list",
        ...(manner === "sideBySide" ? [] : ["--workers=1"]),
        ...(manner === "shown" ? ["--headed"] : []),
        ...(page === undefined ? [] : [`--grep=${page}$`])
      ],
      {
        CHROMIUM: chromium,
        E2E_PORT: String(await freePort()),
        E2E_DATA: join(folder, "e2e"),
        ...(manner === "shown" ? { PATHS_PAUSE: "700" } : {}),
        ...environment
      }
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
