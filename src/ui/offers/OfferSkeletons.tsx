import { Skeleton } from "../kit/notice/Skeleton.tsx"
import s from "./OfferRow.module.css"
import t from "./OfferTable.module.css"

const rows = [0, 1, 2, 3, 4, 5]

/** Placeholders with the same height as offers, so that the layout does not shift. */
export function OfferSkeletons() {
  return (
    <div aria-hidden="true" data-state="calculating">
      <div className={t["columns"]}>
        <Skeleton width="short" />
      </div>
      <div className={t["list"]}>
        {rows.map((row) => (
          <div key={row} className={s["offer"]}>
            <div className={s["dealer"]}>
              <span className={s["name"]}>
                <Skeleton width="half" />
              </span>
              <Skeleton width="short" />
            </div>
            <p className={s["delivery"]}>
              <Skeleton width="short" />
            </p>
            <p className={s["unit"]}>
              <Skeleton width="short" />
            </p>
            <p className={s["total"]}>
              <Skeleton width="short" />
            </p>
            <span className={s["ghost"]} />
            <span className={s["more"]} />
          </div>
        ))}
      </div>
    </div>
  )
}
