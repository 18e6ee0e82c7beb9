/** The block on the blog. Success never says whether the address was known. */
export const newsletter = {
  title: 'Stay Updated',
  text: 'One email when there is a new article worth your time.',
  emailLabel: 'Email address',
  placeholder: 'Enter your email',
  submit: 'Subscribe',
  pending: 'Subscribing...',
  note: 'No spam, unsubscribe at any time',
  success: {
    title: 'Check your inbox',
    text: 'If this address is new to our list, an email with a confirmation link is on its way.',
  },
  // Shown for as long as no list is connected: nobody is left waiting for an email.
  unavailable: {
    title: 'Not open yet',
    text: 'Our newsletter has not started. Your address was not sent or stored; the blog has every article.',
  },
  failure: { title: 'Error', text: 'We could not sign you up. Please try again.' },
};
