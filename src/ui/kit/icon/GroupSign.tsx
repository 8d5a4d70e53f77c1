import type { ReactNode } from "react"
import type { ProductGroupId } from "../../../domain/product/product-group.ts"
import s from "./GroupSign.module.css"

const drop = "M12 3c3.5 4.5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-11Z"

const pictures: Readonly<Record<ProductGroupId, ReactNode>> = {
  1: (
    <>
      <path d={drop} />
      <path d="M9.5 14.5a2.5 2.5 0 0 0 2.5 2.5" />
    </>
  ),
  2: (
    <path d="M5 21V5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v16M3.5 21h12M7.5 7h4M14 12h2a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 0 3 0V9l-3-3" />
  ),
  3: <path d="m5 16 4-3m2 6 5-1m-1-6 4 3M8 7l5 1" className={s["thick"]} />,
  4: <path d="M7 4h10l-1 3 2 4v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-8l2-4-1-3Zm1 3h8M9.5 14l5 2" />,
  5: (
    <>
      <path d={drop} />
      <path d="M10 16l2-5 2 5m-3.4-1.5h2.8" />
    </>
  ),
  6: <path d="M5 8h14l-1 12H6L5 8Zm1 0c0-3 1-5 2.5-5S11 5 11 8m2 0c0-3 1-5 2.5-5S18 5 18 8M9.5 13l5 2" />,
  7: (
    <>
      <circle cx="12" cy="12" r="8" />
      <circle cx="12" cy="12" r="4" />
      <path d="M12 12h.01M12 4v3M18 17l-2-2" />
    </>
  ),
  8: <path d="M3 16h8v4H3zm10 0h8v4h-8zM8 10h8v4H8zM11 4h6v4h-6z" />,
  9: <path d="m4 17 4-2 2 3-4 2-2-3Zm8-1 5-1 2 4-5 1-2-4ZM7 8l5-2 1 4-5 2-1-4Zm9-1 4 2-2 3-3-2 1-3Z" />,
  10: <path d="M3 20V11l5 3v-3l5 3V5h4v15M2 20h20M8 17h.01M12 17h.01" />
}

/** Small icon of the product group; always shown beside the group's name. */
export function GroupSign({ group, size = 24 }: { readonly group: ProductGroupId; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={s["sign"]} aria-hidden="true">
      {pictures[group]}
    </svg>
  )
}
