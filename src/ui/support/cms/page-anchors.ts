import { createContext } from "react"

/** Link anchors of the edited page: ids with the texts of their headings. */
export const PageAnchors = createContext<ReadonlyMap<string, string>>(new Map())
