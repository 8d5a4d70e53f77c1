import { useLingui } from "@lingui/react/macro"
import { encode } from "uqr"
import s from "./SetupPicture.module.css"

/** Four modules of white around it, without which many cameras find nothing (ISO/IEC 18004). */
const quietZone = 4

/** The dark modules as one outline: a square each, row by row. */
const outlineOf = (rows: ReadonlyArray<ReadonlyArray<boolean>>): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")

/** The secret for an authenticator app, for a telephone's camera; dark on white in both themes, as cameras want it. */
export function SetupPicture({ address }: { readonly address: string }) {
  const { t } = useLingui()
  const { data, size } = encode(address, { ecc: "M", border: quietZone })
  return (
    <svg
      className={s["picture"]}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR-Code für Ihre Authenticator-App`}
      shapeRendering="crispEdges"
    >
      <path d={outlineOf(data)} />
    </svg>
  )
}
