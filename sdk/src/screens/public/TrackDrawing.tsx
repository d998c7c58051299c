const lanes = [0, 1, 2, 3, 4, 5, 6, 7]

/** Lanes of a running track in its bend; decoration only. */
export function TrackDrawing() {
  return (
    <svg className="ep-track" viewBox="0 0 600 800" preserveAspectRatio="xMaxYMin slice" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        {lanes.map((lane) => (
          <path
            key={lane}
            d={`M${-60} ${120 + lane * 42}H300a${340 - lane * 42} ${340 - lane * 42} 0 0 1 0 ${2 * (340 - lane * 42)}H-60`}
          />
        ))}
      </g>
    </svg>
  )
}
