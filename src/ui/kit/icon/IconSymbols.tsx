import { ChevronDown, Star } from "lucide-react"

/** Symbols of icons that appear many times on a page. They are defined once per page, in an invisible element. */
export const IconSymbols = () => (
  <svg width="0" height="0" aria-hidden="true">
    <Star id="star" />
    <ChevronDown id="chevron-down" />
  </svg>
)
