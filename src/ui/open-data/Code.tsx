import s from "./OpenDataPage.module.css"

/** Lines to be copied. What does not fit goes on below its own beginning, so that indents can be read on phones as well. */
export function Code({ children }: { readonly children: string }) {
  return (
    <pre className={s["code"]}>
      <code>
        {children.split("\n").map((line, index) => (
          // two lines may be alike, and none of them ever moves
          <span key={`${index} ${line}`} className={s["line"]} data-indent={line.search(/\S/u)}>
            {line}
          </span>
        ))}
      </code>
    </pre>
  )
}
