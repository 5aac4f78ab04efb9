/**
 * What somebody outside typed, such as a donor's name: whatever its direction or length, it disturbs neither the words
 * around it nor the layout.
 */
export function Untrusted({
  children,
  className,
}: {
  children: string | null | undefined;
  className?: string;
}) {
  return (
    <bdi dir="auto" className={className}>
      {children}
    </bdi>
  );
}
