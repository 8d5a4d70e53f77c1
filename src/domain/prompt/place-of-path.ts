import { contentPathProblem } from "../content/content-path.ts"
import type { PromptPlace } from "./prompt.ts"

const beginnings: Readonly<Record<string, PromptPlace>> = {
  pelletpreise: "prices",
  charts: "prices",
  holzpellethaendler: "dealers",
  news: "content",
  "info-center": "content"
}

/**
 * Returns the part of the shop (see `promptPlaces`) that a path belongs to; `undefined` if no notices are shown there.
 */
export const placeOfPath = (path: string): PromptPlace | undefined => {
  if (path === "/") return "home"
  const [, first = ""] = path.split("/")
  return beginnings[first] ?? (contentPathProblem(path, "guide") === undefined ? "content" : undefined)
}

/** Whether a path is the given page or below it, compared by complete segments. */
export const isAtOrBelow = (path: string, top: string): boolean =>
  top === "" || path === top || path.startsWith(`${top}/`)
