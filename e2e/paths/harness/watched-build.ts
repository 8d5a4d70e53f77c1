import type { WebBuild } from "../../../src/server/boot/web-build.ts"

/** The pages with their machines watched (`scripts/build/watched-machines.ts`). */
export const watchedBuild: WebBuild = {
  folder: "dist-e2e",
  mode: "e2e",
  sources: ["e2e/paths/harness/page", "model-tests/harness"],
  server: "sources"
}
