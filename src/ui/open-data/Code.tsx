import s from "./OpenDataPage.module.css"

/** Lines of code to be copied. A long line wraps at its own indentation, so that the code stays readable on phones. */
export function Code({ children }: { readonly children: string }) {
  return (
    <pre className={s["code"]}>
      <code>
        {children.split("\n").map((line, index) => (
          // the index is part of the React key because two lines may be equal; lines never move
          <span key={`${index} ${line}`} className={s["line"]} data-indent={line.search(/\S/u)}>
            {line}
          </span>
        ))}
      </code>
    </pre>
  )
}
