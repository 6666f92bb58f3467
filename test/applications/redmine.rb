# Fills an empty Redmine with an issue that people have commented on. FACES has the comments as JSON, each with `name`, `email`
# and `text`. Prints the id of the issue.
Setting.gravatar_enabled = '1'
Setting.notified_events = []
project = Project.create!(name: 'Faces', identifier: 'faces', trackers: Tracker.all)
comments = JSON.parse(ENV['FACES']).each_with_index.map do |comment, index|
  first, last = comment['name'].split
  user =
    if comment['email']
      User.create!(login: "user#{index}", firstname: first, lastname: last, mail: comment['email'])
    else
      User.anonymous
    end
  [user, comment['text']]
end
issue = Issue.create!(
  project: project, tracker: Tracker.first, author: comments.first.first, subject: 'Faces', priority: IssuePriority.first
)
comments.each do |user, text|
  Journal.create!(journalized: issue, user: user, notes: text)
end
puts issue.id
