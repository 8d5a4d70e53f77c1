import { useLingui } from "@lingui/react/macro"
import { Keyboard } from "lucide-react"
import { Drawer } from "./Drawer.tsx"
import s from "./KeysDrawer.module.css"

interface KeysDrawerProps {
  /** Each key with its name on a German keyboard, and its effect. */
  readonly keys: ReadonlyArray<readonly [key: string, meaning: string]>
}

/** Explains the keyboard shortcuts of a list; omitted on touch devices. */
export function KeysDrawer({ keys }: KeysDrawerProps) {
  const { t } = useLingui()
  return (
    <Drawer name={t`Tasten`} icon={<Keyboard size={18} aria-hidden="true" />} className={s["opener"]}>
      <dl className={s["keys"]}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={s["pair"]}>
            <dt>
              <kbd className={s["key"]}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  )
}
