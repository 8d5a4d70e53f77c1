import { createContext } from "react"

/** Context with the link anchors of the edited page: the ids of its headings, with their texts. */
export const PageAnchors = createContext<ReadonlyMap<string, string>>(new Map())
