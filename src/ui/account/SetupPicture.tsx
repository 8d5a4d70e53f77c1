import { useLingui } from "@lingui/react/macro"
import { encode } from "uqr"
import s from "./SetupPicture.module.css"

/** White margin of four modules, without which many cameras do not recognize the code (ISO/IEC 18004). */
const quietZone = 4

/** Returns the outline of all dark modules: one square each, row by row. */
const outlineOf = (rows: ReadonlyArray<ReadonlyArray<boolean>>): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")

/** QR code of the secret for an authenticator app; dark on white in both themes, because cameras need this contrast. */
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
