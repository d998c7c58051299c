import { onTestFinished } from 'vitest'

interface Fiber {
  readonly tag: number
  readonly type: unknown
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly return: Fiber | null
  readonly alternate: Fiber | null
}

interface Hook {
  onCommitFiberRoot(id: unknown, root: { readonly current: Fiber }): void
}

// The hook of React's developer tools. It must exist before React loads, so the page shared by all test files loads this first.
const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }
const nothing = () => undefined
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  ...{ supportsFiber: true, renderers: new Map(), inject: () => 1, checkDCE: nothing, onCommitFiberUnmount: nothing },
  onCommitFiberRoot: nothing,
}
const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__

/** Collects every component that renders until the end of the test, as the path of names above it. */
export function watchRenders(): string[] {
  const rendered: string[] = []
  const before = hook.onCommitFiberRoot.bind(hook)
  hook.onCommitFiberRoot = (id, root) => {
    before(id, root)
    collect(root.current, rendered)
  }
  onTestFinished(() => {
    hook.onCommitFiberRoot = before
  })
  return rendered
}

const performedWork = 1
/** Fiber tags of functions, classes, forwarded references and memos: components written by people. */
const components = new Set([0, 1, 11, 14, 15])

function collect(fiber: Fiber, rendered: string[]): void {
  const isNew = fiber.alternate === null
  if (components.has(fiber.tag) && (isNew || (fiber.flags & performedWork) !== 0)) rendered.push(pathOf(fiber))
  // Identical children mean that React skipped this subtree.
  if (!isNew && fiber.child === fiber.alternate?.child) return
  for (let child = fiber.child; child; child = child.sibling) collect(child, rendered)
}

function pathOf(fiber: Fiber | null): string {
  const names: string[] = []
  for (let at = fiber; at; at = at.return) if (components.has(at.tag)) names.unshift(nameOf(at.type))
  return names.join(' > ')
}

function nameOf(type: unknown): string {
  const { displayName, name, render, type: inner } = type as Readonly<Record<string, unknown>>
  if (typeof displayName === 'string') return displayName
  if (typeof name === 'string') return name
  return render || inner ? nameOf(render ?? inner) : '?'
}
