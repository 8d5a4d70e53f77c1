import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { ArrowRight, Package, Store, UserCog, UserRound, UserRoundPen } from "lucide-react"
import type { ReactNode } from "react"
import { menuWords } from "virtual:menu-words"
import type { SearchTarget } from "../../../../domain/desk-search/hit-groups.ts"
import { MenuIcon } from "../../../kit/desk/MenuIcon.tsx"
import { shortDay } from "../../../kit/desk/moment.ts"
import { roleTexts } from "../../../kit/desk/role-texts.tsx"
import { SellerStatus } from "../../../kit/desk/SellerStatus.tsx"
import { Badge } from "../../../kit/icon/Badge.tsx"
import { useSite } from "../../../kit/site.tsx"
import { groupTexts } from "../group-texts.ts"
import s from "./SearchHit.module.css"
import { moreNames } from "./search-texts.ts"

const joined = (...parts: ReadonlyArray<string>): string => parts.filter((part) => part !== "").join(" · ")

/** One search result: its name, distinguishing details, and status. */
export function SearchHit({ target }: { readonly target: SearchTarget }) {
  const { i18n } = useLingui()
  const tag = useSite().locale.bcp47
  switch (target.kind) {
    case "orders": {
      const { orderNumber, buyer, zipCode, city, dealer, placedAt, status } = target.hit
      return (
        <Hit
          sign={<Package size={18} aria-hidden="true" />}
          name={
            <>
              <span className={s["number"]}>{orderNumber}</span> {buyer}
            </>
          }
          more={joined(`${zipCode} ${city}`.trim(), dealer, shortDay(tag, placedAt))}
          end={
            <Badge tone={status === "placed" ? "brand" : "quiet"}>
              <SellerStatus status={status} />
            </Badge>
          }
        />
      )
    }
    case "customers":
      return (
        <Hit
          sign={<UserRound size={18} aria-hidden="true" />}
          name={target.hit.name}
          more={joined(target.hit.email, target.hit.phone)}
        />
      )
    case "guests": {
      const { name, email, phone, orderCount, orderNumber } = target.hit
      return (
        <Hit
          sign={<UserRoundPen size={18} aria-hidden="true" />}
          name={name || email}
          more={joined(email, phone)}
          end={
            <span className={s["quiet"]}>
              {orderCount === 1 ? (
                orderNumber
              ) : (
                <Plural value={orderCount} one="# Bestellung" other="# Bestellungen" />
              )}
            </span>
          }
        />
      )
    }
    case "dealers": {
      const { name, zipCode, city, state } = target.hit
      return (
        <Hit
          sign={<Store size={18} aria-hidden="true" />}
          name={name}
          more={`${zipCode} ${city}`.trim()}
          end={
            state !== "active" && (
              <Badge>{state === "paused" ? <Trans>pausiert</Trans> : <Trans>beendet</Trans>}</Badge>
            )
          }
        />
      )
    }
    case "users": {
      const { name, email, roles } = target.hit
      return (
        <Hit
          sign={<UserCog size={18} aria-hidden="true" />}
          name={name}
          more={joined(email, roles.map((role) => i18n._(roleTexts[role].name)).join(", "))}
        />
      )
    }
    case "pages": {
      const { name, group } = menuWords[target.hit.key]
      return (
        <Hit
          sign={<MenuIcon of={target.hit.key} size={18} />}
          name={i18n._(name)}
          more={group === "start" ? "" : i18n._(groupTexts[group])}
        />
      )
    }
    case "more":
      return (
        <Hit sign={<ArrowRight size={18} aria-hidden="true" />} name={i18n._(moreNames[target.of])} more="" />
      )
  }
}

interface HitProps {
  readonly sign: ReactNode
  readonly name: ReactNode
  readonly more: string
  readonly end?: ReactNode
}

function Hit({ sign, name, more, end }: HitProps) {
  return (
    <>
      <span className={s["sign"]}>{sign}</span>
      <span className={s["words"]}>
        <span className={s["name"]}>{name}</span>
        {more !== "" && <span className={s["more"]}>{more}</span>}
      </span>
      {end !== undefined && end !== false && <span className={s["end"]}>{end}</span>}
    </>
  )
}
