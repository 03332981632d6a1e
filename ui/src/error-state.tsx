import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface ErrorStateProps {
  title?: string;
  message?: string;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
}

/** Shown instead of a list or panel that could not be fetched. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title = "読み込めませんでした",
    message = "通信の状態をたしかめて、もう一度お試しください。",
    onRetry,
    retrying,
  } = props;
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-16 text-center">
      <Icon name="warning" size={40} className="text-warn" />
      <p className="mt-4 font-bold text-20 text-deep">{title}</p>
      <p className="mt-2 max-w-md leading-relaxed">{message}</p>
      {onRetry && (
        <Button icon="refresh" className="mt-6" onClick={onRetry} pending={retrying}>
          もう一度読み込む
        </Button>
      )}
    </div>
  );
}
