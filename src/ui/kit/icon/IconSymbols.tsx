import { ChevronDown, Star } from "lucide-react"

/** The drawings of icons that stand many times in a page: once in each page, and seen nowhere by themselves. */
export const IconSymbols = () => (
  <svg width="0" height="0" aria-hidden="true">
    <Star id="star" />
    <ChevronDown id="chevron-down" />
  </svg>
)
