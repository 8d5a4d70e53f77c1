import { createContext } from "react"

/** The places of the page that is edited, as links of its texts may name them: ids with the words of their headings. */
export const PageAnchors = createContext<ReadonlyMap<string, string>>(new Map())
