import { type Outputs, trpc } from '../api.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { AdminPage } from './AdminPage.tsx';
import { dateAndTime, quizFigures } from './figures.ts';
import { ResponseList } from './ResponseList.tsx';

const title = 'Quiz Admin Dashboard';
const loading = 'Loading quiz responses...';

export const head = () => ({
  title,
  description: 'The answers and results of everybody who took the quiz.',
  isPrivate: true,
});

export function Page() {
  return (
    <AdminFrame title={title} loading={loading}>
      <Dashboard />
    </AdminFrame>
  );
}

const withFigures = ({ responses }: Outputs['quiz']['list']) => ({
  responses,
  figures: quizFigures(responses, new Date()),
});

function Dashboard() {
  const { data, error } = trpc.quiz.list.useQuery({}, { select: withFigures });
  const figures = data?.figures;
  return (
    <AdminPage
      title={title}
      exportHref="/api/quiz/export"
      figures={[
        { label: 'Total Responses', value: figures?.total },
        {
          label: 'This Month',
          value: figures?.month,
          hint: 'The same calendar month of any year',
        },
        { label: 'Today', value: figures?.today },
      ]}
      state={{ error, isEmpty: data?.responses.length === 0, isLoading: !data }}
      words={{ loading, empty: 'No quiz responses yet.' }}
    >
      {data && <ResponseList responses={data.responses} dateOf={dateAndTime} />}
    </AdminPage>
  );
}
