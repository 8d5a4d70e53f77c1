import type { WebBuild } from "../../../src/server/boot/web-build.ts"

/** Build of the pages in which the machines are recorded (`scripts/build/logged-machines.ts`). */
export const watchedBuild: WebBuild = {
  folder: "dist-e2e",
  mode: "e2e",
  sources: ["e2e/paths/harness/page", "model-tests/harness"],
  server: "sources"
}
